/** Must be imported before the SDK: makes it use `ws`, which is faster than Node's own WebSocket and counts its bytes. */
Reflect.deleteProperty(globalThis, 'WebSocket');
