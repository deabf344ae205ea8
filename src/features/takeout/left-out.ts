const hashed =
  'A hash of what opens the account: worth nothing to its owner, something to whoever finds the file.';
const secret = 'A secret that opens the account, encrypted.';
const passing = 'Made for minutes, to sign in or to confirm, and cleared away by the hour.';
const others = 'Somebody else’s name.';
const public_ = 'Published by the site, and read there by everyone.';
const nobody = 'About nobody: the same for all.';

/**
 * What of the database no export holds, and why: a whole table, or a column of one that is exported. What stands neither
 * here nor in the sections fails a test, so that nothing new is forgotten.
 */
export const leftOut: Readonly<Record<string, string>> = {
  'auth.users.password_hash': hashed,
  'auth.refresh_tokens': hashed,
  'auth.recovery_codes.hash': hashed,
  'auth.one_time_tokens': passing,
  'auth.challenges': passing,
  'auth.flow_states': passing,
  'auth.factors.secret': secret,
  'auth.factors.last_step': 'Part of how codes are counted.',
  'auth.factors.wrong_tries': 'A limit, over within the hour.',
  'auth.factors.paused_until': 'A limit, over within the hour.',
  'auth.signing_keys': nobody,
  rate_limits: 'Counts under hashed names, cleared away by the hour: whose they are cannot be read.',
  idempotency_keys: 'What staff’s last saves were answered, cleared away within a day or so.',
  'mails.text': 'Carries links and codes that open the account; emptied once it is sent.',
  'mails.html': 'The same as the text.',
  workout_exercises: 'What the sets of the workouts come to, which are exported.',
  deleted_workouts: 'Deleted by the member, and kept for a day so that this can be undone.',
  'routines.version': 'Counts changes, so that two devices do not overwrite each other.',
  'routines.deleted_at': 'Of those deleted by the member, which are kept for a day and not exported.',
  'feedback.resolved_by': others,
  'feedback.replied_by': others,
  'activity_log.actor_id': others,
  'fitness_plans.description': public_,
  'fitness_plans.category': public_,
  'fitness_plans.level': public_,
  'fitness_plans.featured': public_,
  'fitness_plans.data': public_,
  'fitness_plans.search_text': public_,
  'fitness_plans.version': public_,
  'fitness_plans.updated_at': public_,
  'fitness_plans.updated_by': others,
  'fitness_plan_versions.plan_id': public_,
  'fitness_plan_versions.version': public_,
  'fitness_plan_versions.course': public_,
  'fitness_plan_versions.published_at': public_,
  'nutrition_plans.description': public_,
  'nutrition_plans.category': public_,
  'nutrition_plans.featured': public_,
  'nutrition_plans.data': public_,
  'nutrition_plans.search_text': public_,
  'nutrition_plans.version': public_,
  'nutrition_plans.updated_at': public_,
  'nutrition_plans.updated_by': others,
  'nutrition_plans.calories_min': public_,
  'nutrition_plans.calories_max': public_,
  'content_items.type': public_,
  'content_items.category': public_,
  'content_items.data': public_,
  'content_items.search_text': public_,
  'content_items.published_at': public_,
  'content_items.version': public_,
  'content_items.updated_at': public_,
  'content_items.updated_by': others,
  exercises: nobody,
  foods: nobody,
  recipes: nobody,
  feast_dates: nobody,
  plan_counts: nobody,
  member_counts: nobody,
  bundled_content: nobody,
};
