import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readRecoveryCode, recoveryCodeAlphabet, recoveryCodeFrom } from './recovery-code.ts';

const enoughBytes = fc.uint8Array({ minLength: 40, maxLength: 60 });

test('what is made can be read, however it is typed', () => {
  fc.assert(
    fc.property(enoughBytes, (bytes) => {
      const code = recoveryCodeFrom(bytes);
      if (code === null) return;
      expect(code).toMatch(/^[A-Z2-9]{5}-[A-Z2-9]{5}$/);
      for (const typed of [code, code.toLowerCase(), code.replace('-', ''), ` ${code.replace('-', ' ')} `])
        expect(readRecoveryCode(typed)).toBe(code);
    }),
  );
});

test('every letter comes from as many bytes, and bytes that would tip the balance are passed over', () => {
  const counts = new Map<string, number>();
  for (let byte = 0; byte < 256; byte += 1) {
    const code = recoveryCodeFrom(new Uint8Array(10).fill(byte));
    if (code) counts.set(code[0]!, (counts.get(code[0]!) ?? 0) + 1);
  }
  expect(counts.size).toBe(recoveryCodeAlphabet.length);
  expect(new Set(counts.values()).size).toBe(1);
  expect(recoveryCodeFrom(new Uint8Array(40).fill(255))).toBeNull();
});

test('a code of the other kinds is none', () => {
  for (const typed of ['123456', '', 'ABCDE-FGHJ', 'ABCDE-FGHJKM', 'ABCDE-FGHJ0', '١٢٣٤٥٦٧٨٩٠'])
    expect(readRecoveryCode(typed)).toBeNull();
});
