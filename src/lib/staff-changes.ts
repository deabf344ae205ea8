/** What staff can change. */
export type SubjectKind =
  | 'user'
  | 'fitness-plan'
  | 'nutrition-plan'
  | 'exercise'
  | 'food'
  | 'recipe'
  | 'feast'
  | 'content-item'
  | 'picture'
  | 'feedback'
  | 'saved-reply';

/** What they can do to it. */
export type ChangeAction =
  | 'create'
  | 'update'
  | 'delete'
  | 'restore'
  | 'publish'
  | 'unpublish'
  | 'archive'
  | 'resolve'
  | 'reopen'
  | 'reply'
  | 'spam'
  | 'suspend'
  | 'reinstate'
  | 'log-out'
  | 'mail'
  | 'share'
  | 'unshare';
