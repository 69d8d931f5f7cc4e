import type {ReactNode} from 'react';
import {interpolate} from '@docusaurus/Interpolate';

import versions from '../records/versions.json';
import {joinSentences, useTexts} from './useTexts';
import type {Live} from './useLive';
import styles from './styles.module.css';

interface ButtonProps {
  readonly live: Live;
  /** Discards the edits. */
  readonly reset: (() => void) | undefined;
  /** Whether the page works already. */
  readonly isReady: boolean;
}

/** Starts and stops the tool. */
export function LiveButtons({live, reset, isReady}: ButtonProps): ReactNode {
  const texts = useTexts().live;
  const isStarting = live.progress !== undefined;
  return (
    <>
      {reset ? (
        <button type="button" className={styles.button} onClick={reset}>
          {texts.reset}
        </button>
      ) : null}
      <button
        type="button"
        className={styles.button}
        aria-pressed={live.isOn}
        aria-describedby="setup-live"
        aria-disabled={isStarting || undefined}
        disabled={!isReady}
        onClick={() => (live.isOn ? live.stop() : void live.start())}
      >
        {texts.run}
      </button>
    </>
  );
}

interface NoteProps {
  readonly live: Live;
  readonly hasOtherEdits: boolean;
}

/** What it costs, how far the download is, and what the tool says; open if the build failed. */
export function LiveNote({live, hasOtherEdits}: NoteProps): ReactNode {
  const texts = useTexts().live;
  const {progress, said} = live;
  const errors = said?.errors ?? [];
  const isFailed = errors.length > 0;
  return (
    <div className={styles.live}>
      <p id="setup-live">
        {joinSentences([
          !live.isOn
            ? interpolate(texts.cost, {version: versions['@rslib/core']})
            : live.problem === 'vue'
              ? ''
              : joinSentences([texts.edit, texts.keyboard]),
          hasOtherEdits ? texts.otherEdits : '',
        ])}
      </p>
      {progress === undefined ? null : (
        <progress aria-label={texts.progress} max={100} value={progress} />
      )}
      {said ? (
        <details key={`${isFailed}`} open={isFailed} data-failed={isFailed}>
          <summary>{texts.log}</summary>
          {/* A scrolling region must be reachable by keyboard. */}
          <pre role="region" aria-label={texts.log} tabIndex={0} translate="no">
            {[said.log.trim(), ...errors.filter((error) => !said.log.includes(error))].join('\n')}
          </pre>
        </details>
      ) : null}
    </div>
  );
}
