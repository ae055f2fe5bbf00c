import { partsOf } from './name-parts';

test('long names break before their last part, and stay the same word', () => {
  expect(partsOf('Pachycephalosaurus 1')).toEqual(['Pachy', 'cephalo', 'saurus 1']);
  expect(partsOf('Dilophosaurus')).toEqual(['Dilopho', 'saurus']);
  expect(partsOf('Scharfschütze')).toEqual(['Scharf', 'schütze']);
  expect(partsOf('Troodon')).toEqual(['Troodon']);
});
