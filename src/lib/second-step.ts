/** By which a client knows that a super admin has to turn on a second step first. */
export const secondStepMissingCode = 'second_step_missing';

export const secondStepMissing = /*i18n*/ {
  id: 'Super admins need a second step. Turn it on in your profile to go on.',
};
