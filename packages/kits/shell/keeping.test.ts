/** The question to the browser whether the data of this site may stay. */
async function asked(storage: object | undefined): Promise<void> {
  jest.resetModules();
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: { storage } });
  const { askToPersist } = await import('./keeping');
  await askToPersist();
  await askToPersist();
}

test('a browser that may delete the data is asked once to keep them', async () => {
  const persist = jest.fn(async () => true);
  await asked({ persisted: async () => false, persist });
  expect(persist).toHaveBeenCalledTimes(1);
});

test('a browser that keeps them already is not asked', async () => {
  const persist = jest.fn(async () => true);
  await asked({ persisted: async () => true, persist });
  expect(persist).not.toHaveBeenCalled();
});

test.each([
  ['that has no such thing', undefined],
  ['that refuses it', { persisted: () => Promise.reject(new DOMException('denied', 'SecurityError')) }],
])('a browser %s is no error', async (_, storage) => {
  await expect(asked(storage)).resolves.toBeUndefined();
});
