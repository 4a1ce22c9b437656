import {expect, test} from 'vitest';
import {buildIcon} from './buildIcon';

test('lists each image with its size, length and offset', () => {
  const small = Buffer.from('small');
  const large = Buffer.from('larger');
  const icon = buildIcon([
    {size: 16, png: small},
    {size: 32, png: large},
  ]);
  expect(icon.readUInt16LE(2)).toBe(1);
  expect(icon.readUInt16LE(4)).toBe(2);
  expect(icon.readUInt8(6)).toBe(16);
  const [length, offset] = [icon.readUInt32LE(22 + 8), icon.readUInt32LE(22 + 12)];
  expect(icon.subarray(offset, offset + length).toString()).toBe('larger');
  expect(icon.length).toBe(6 + 2 * 16 + small.length + large.length);
});
