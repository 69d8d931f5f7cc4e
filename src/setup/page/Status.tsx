import type {ReactNode} from 'react';
import {interpolate} from '@docusaurus/Interpolate';

import versions from '../records/versions.json';
import {joinSentences} from './code';
import {useTexts} from './texts';
import type {Live} from './useLive';
import styles from './styles.module.css';

interface Props {
  readonly live: Live;
  /** What the files below are. */
  readonly sentences: readonly (string | false | undefined)[];
  /** Whether the page works already. */
  readonly isReady: boolean;
  /** Further buttons. */
  readonly children: ReactNode;
}

/** The state of the page, spoken when it changes; the tool's switch, its download, and what it says. */
export default function Status({live, sentences, isReady, children}: Props): ReactNode {
  const texts = useTexts();
  const {isOn, progress, outcome, said} = live;
  const errors = said?.errors ?? [];
  const seconds = outcome?.seconds?.toFixed(1);
  const isBuilt = outcome?.result?.errors.length === 0;
  return (
    <>
      <div className={styles.bar}>
        <p role="status">
          {joinSentences(
            progress !== undefined && texts.loading,
            isOn && !outcome && texts.building,
            outcome?.problem && texts.problems[outcome.problem],
            seconds && (isBuilt ? interpolate(texts.builtLive, {seconds}) : texts.failed),
            ...sentences,
          )}
        </p>
        <div className={styles.buttons}>
          {children}
          <button
            type="button"
            className={styles.button}
            aria-pressed={isOn}
            aria-describedby="setup-live"
            disabled={!isReady}
            onClick={isOn ? live.stop : live.start}
          >
            {texts.run}
          </button>
        </div>
      </div>
      <div className={styles.live}>
        <p id="setup-live">
          {isOn
            ? joinSentences(texts.edit, texts.keyboard)
            : interpolate(texts.cost, {version: versions['@rslib/core']})}
        </p>
        {progress === undefined ? null : <progress aria-label={texts.loading} value={progress} />}
        {said ? (
          <details key={errors.length} open={errors.length > 0}>
            <summary>{texts.log}</summary>
            {/* A scrolling region must be reachable by keyboard. */}
            <pre role="region" aria-label={texts.log} tabIndex={0} translate="no">
              {[said.log.trim(), ...errors.filter((error) => !said.log.includes(error))].join('\n')}
            </pre>
          </details>
        ) : null}
      </div>
    </>
  );
}
