import { api } from './client';

/** Removes the profile from the screen, and loads the current one. */
export function reloadProfile() {
  return api.members.getProfile.resetQueries();
}
