/** Imported before the SDK: makes it use `ws`, which is faster than Node's own WebSocket and shows its bytes. */
Reflect.deleteProperty(globalThis, 'WebSocket');
