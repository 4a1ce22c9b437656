import { session } from './session';

interface SignInFormProps {
  onSignedIn: () => void;
}

/** Stands for the form of the bearer page. */
export function SignInForm({ onSignedIn }: SignInFormProps) {
  return (
    <button
      onClick={() => {
        session.refreshToken = 'refresh-0';
        onSignedIn();
      }}
    >
      Sign in
    </button>
  );
}
