import type {ReactNode} from 'react';

/** The stock page says what went wrong and offers to try again. */
export default function ErrorPageContent({
  error,
  tryAgain,
}: {
  readonly error: Error;
  readonly tryAgain: () => void;
}): ReactNode {
  return (
    <main>
      <p role="alert">{error.message}</p>
      <button type="button" onClick={tryAgain}>
        Try again
      </button>
    </main>
  );
}
