import { useNavigate } from 'react-router';
import { useLocalPath } from '#src/ui/link.tsx';
import { signOut } from './session.client.ts';

/** Leads home, since what was on the screen may be the member's own, and ends this session. */
export function useLogOut(): () => Promise<void> {
  const navigate = useNavigate();
  const home = useLocalPath()('/');
  return async () => {
    await Promise.all([navigate(home), signOut()]);
  };
}
