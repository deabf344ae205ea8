import type { ChangeAction, SubjectKind } from '#src/lib/staff-changes.ts';

type Label = { readonly id: string };

/** Each kind of thing that staff change, as one of it is called. */
export const kindLabels: Readonly<Record<SubjectKind, Label>> = {
  user: /*i18n*/ { id: 'User' },
  'fitness-plan': /*i18n*/ { id: 'Fitness plan' },
  'nutrition-plan': /*i18n*/ { id: 'Nutrition plan' },
  exercise: /*i18n*/ { id: 'Exercise' },
  food: /*i18n*/ { id: 'Food' },
  recipe: /*i18n*/ { id: 'Recipe' },
  feast: /*i18n*/ { id: 'Feast' },
  'content-item': /*i18n*/ { id: 'Content' },
  picture: /*i18n*/ { id: 'Picture' },
  feedback: /*i18n*/ { id: 'Feedback' },
  'saved-reply': /*i18n*/ { id: 'Saved reply' },
};

export const subjectKinds = Object.keys(kindLabels) as SubjectKind[];

/** What was done, as the end of a line that begins with the thing. */
export const actionLabels: Readonly<Record<ChangeAction, Label>> = {
  create: /*i18n*/ { id: 'created' },
  update: /*i18n*/ { id: 'changed' },
  delete: /*i18n*/ { id: 'deleted' },
  restore: /*i18n*/ { id: 'brought back' },
  publish: /*i18n*/ { id: 'published' },
  unpublish: /*i18n*/ { id: 'unpublished' },
  archive: /*i18n*/ { id: 'archived' },
  resolve: /*i18n*/ { id: 'resolved' },
  reopen: /*i18n*/ { id: 'reopened' },
  reply: /*i18n*/ { id: 'answered' },
  spam: /*i18n*/ { id: 'marked as spam' },
  suspend: /*i18n*/ { id: 'suspended' },
  reinstate: /*i18n*/ { id: 'no longer suspended' },
  'log-out': /*i18n*/ { id: 'logged out' },
  mail: /*i18n*/ { id: 'sent a mail' },
  share: /*i18n*/ { id: 'link to the draft made' },
  unshare: /*i18n*/ { id: 'link to the draft ended' },
};
