/** Characters of a password that is set at a reset or changed; `RESET_PASSWORD_MIN` may ask for more. */
export const resetPasswordMinimum = 6;

/** How many strength points a new password needs, of the five that there are. */
export const requiredStrength = 3;

const points: readonly ((password: string) => boolean)[] = [
  (password) => /[a-z]/.test(password),
  (password) => /[A-Z]/.test(password),
  (password) => /\d/.test(password),
  (password) => /[@$!%*?&]/.test(password),
  (password) => password.length >= 12,
];

/** 0 to 5: one each for a lowercase letter, an uppercase letter, a digit, one of `@$!%*?&`, and length 12 or more. */
export const passwordStrength = (password: string): number =>
  points.filter((isEarned) => isEarned(password)).length;
