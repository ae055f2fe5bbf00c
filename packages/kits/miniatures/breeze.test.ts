import { Thrift } from './breeze';

describe('the parts of the table that move by themselves', () => {
  test('goes on where frames are fast, whatever a single one takes', () => {
    const thrift = new Thrift();
    for (let i = 0; i < 200; i++) thrift.took(i % 5 === 0 ? 300 : 17);
    expect(thrift.affordable).toBe(true);
  });

  test('stops for good where frame after frame is slow', () => {
    const thrift = new Thrift();
    for (let i = 0; i < 60; i++) thrift.took(70);
    expect(thrift.affordable).toBe(false);
    thrift.took(10);
    expect(thrift.affordable).toBe(false);
  });

  test('does not count the frames in which the table is still drawn', () => {
    const thrift = new Thrift();
    for (let i = 0; i < 15; i++) thrift.took(200);
    for (let i = 0; i < 60; i++) thrift.took(17);
    expect(thrift.affordable).toBe(true);
  });
});
