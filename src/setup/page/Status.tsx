import type {ReactNode} from 'react';
import {interpolate} from '@docusaurus/Interpolate';

import versions from '../records/versions.json';
import {joinSentences, useTexts} from './useTexts';
import type {Texts} from './texts';
import type {Live} from './useLive';
import styles from './styles.module.css';

/** @returns what the tool does in the page, or nothing if it does not run */
function liveSentence({live: texts}: Texts, live: Live): string {
  if (live.problem) {
    return texts.problems[live.problem];
  }
  if (live.progress !== undefined) {
    return texts.loading;
  }
  if (live.isBuilding) {
    return texts.building;
  }
  const {result, seconds = 0} = live.outcome ?? {};
  if (!result) {
    return '';
  }
  return result.errors.length > 0
    ? texts.failed
    : interpolate(texts.built, {seconds: seconds.toFixed(1)});
}

interface Props {
  readonly live: Live;
  /** What the files below are. */
  readonly sentences: readonly string[];
  readonly hasOtherEdits: boolean;
  /** Whether the page works already. */
  readonly isReady: boolean;
  /** Further buttons. */
  readonly children: ReactNode;
}

/** The state of the page, spoken when it changes; the tool's switch, its download, and what it says. */
export default function Status({live, sentences, hasOtherEdits, isReady, children}: Props) {
  const texts = useTexts();
  const {progress, said} = live;
  const errors = said?.errors ?? [];
  const note = live.isOn
    ? [texts.live.edit, texts.live.keyboard]
    : [interpolate(texts.live.cost, {version: versions['@rslib/core']})];
  return (
    <>
      <div className={styles.bar}>
        <p role="status">{joinSentences([liveSentence(texts, live), ...sentences])}</p>
        <div className={styles.buttons}>
          {children}
          <button
            type="button"
            className={styles.button}
            aria-pressed={live.isOn}
            aria-describedby="setup-live"
            aria-disabled={progress !== undefined || undefined}
            disabled={!isReady}
            onClick={() => (live.isOn ? live.stop() : void live.start())}
          >
            {texts.live.run}
          </button>
        </div>
      </div>
      <div className={styles.live}>
        <p id="setup-live">
          {joinSentences([...note, hasOtherEdits ? texts.live.otherEdits : ''])}
        </p>
        {progress === undefined ? null : (
          <progress aria-label={texts.live.loading} max={100} value={progress} />
        )}
        {said ? (
          <details key={errors.length} open={errors.length > 0} data-failed={errors.length > 0}>
            <summary>{texts.live.log}</summary>
            {/* A scrolling region must be reachable by keyboard. */}
            <pre role="region" aria-label={texts.live.log} tabIndex={0} translate="no">
              {[said.log.trim(), ...errors.filter((error) => !said.log.includes(error))].join('\n')}
            </pre>
          </details>
        ) : null}
      </div>
    </>
  );
}
