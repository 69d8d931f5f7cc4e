'use client';

import {useState, type ReactNode} from 'react';
import {interpolate} from '@docusaurus/Interpolate';
import useIsBrowser from '@docusaurus/useIsBrowser';

import {encodeAnswers, type Answers} from '../model/answers';
import {packageNames} from '../model/config';
import {createProject} from '../model/project';
import {readRecord, type Records} from '../model/record';
import cli from '../records/cli.json';
import react from '../records/react.json';
import utility from '../records/utility.json';
import versions from '../records/versions.json';
import vue from '../records/vue.json';
import Actions from './Actions';
import {compareFiles, formatSize} from './code';
import {BuildMap, FilePanels, type ShownFile, type Side} from './Files';
import OptionsForm from './OptionsForm';
import {Questions, SampleNote} from './Questions';
import Status from './Status';
import {TextsProvider, type Texts} from './texts';
import {useLive} from './useLive';
import {useWork} from './useWork';
import styles from './styles.module.css';

// TypeScript reads the pairs in the files as lists.
const records = {cli, react, utility, vue} as unknown as Record<Answers['kind'], Records>;

const readFiles = (answers: Answers) => ({
  project: createProject(answers),
  dist: readRecord(records[answers.kind], answers).files,
});

interface Props {
  readonly texts: Texts;
  /** What to do with the project: static, so that its tabs are those of the documentation. */
  readonly children: ReactNode;
}

/** Five questions, and the project and its recorded build for the answers. */
export default function Setup({texts, children}: Props): ReactNode {
  const isReady = useIsBrowser();
  const [isComparing, setComparing] = useState(false);
  const editing = useWork();
  const {answers, last, sample, work, isEdited, problem} = editing;
  const live = useLive(sample?.name ?? encodeAnswers(answers), work, editing.write);
  const failure = live.outcome?.problem;

  // Samples have no record: what they become is known once they have been built.
  const original = sample
    ? {project: editing.original.files, dist: live.dist ?? []}
    : readFiles(answers);
  const dist: readonly ShownFile[] = live.dist ?? original.dist;
  // Edits are compared with the sample, answers with the last ones.
  const before = isEdited || sample ? original : last && readFiles(last);
  const toSide = (files: readonly ShownFile[], old = files): Side => ({
    files,
    changes: compareFiles(old, files),
    before: isComparing ? old : undefined,
  });
  const sides = {
    project: toSide(work.files, before?.project),
    dist: toSide(dist, before?.dist),
  };
  const count = sides.project.changes.size + sides.dist.changes.size;
  const total = (key: 'size' | 'gzip'): string =>
    formatSize(dist.reduce((sum, file) => sum + (file[key] ?? 0), 0));
  const isUnbuilt = sample && !live.dist;

  return (
    <TextsProvider value={texts}>
      <div className={styles.setup}>
        {sample ? (
          <SampleNote name={sample.name} />
        ) : (
          <Questions answers={answers} isReady={isReady} onChoose={editing.choose} />
        )}
        <div className={styles.result}>
          {problem ? (
            <p role="alert" className={styles.alert}>
              {texts.linkProblems[problem]}
            </p>
          ) : null}
          <Status
            live={live}
            sentences={[
              failure !== undefined && !sample && texts.recordedFiles,
              editing.isLoading === true && texts.sampleLoading,
              isUnbuilt
                ? !live.isOn && live.progress === undefined && texts.sampleUnbuilt
                : interpolate(texts.built, {
                    count: dist.length,
                    size: total('size'),
                    gzip: total('gzip'),
                  }),
              count > 0 && interpolate(texts.changedFiles, {count}),
              isEdited && !sample && !live.dist && texts.notBuilt,
              editing.hasLostEdits === true && texts.lostEdits,
              ...editing.replacements.map(({reason}) => texts.reasons[reason]),
            ]}
            isReady={isReady}
          >
            {count > 0 ? (
              <button
                type="button"
                className={styles.button}
                aria-pressed={isComparing}
                onClick={() => setComparing(!isComparing)}
              >
                {texts.compare}
              </button>
            ) : null}
            {isEdited ? (
              <button type="button" className={styles.button} onClick={editing.reset}>
                {texts.reset}
              </button>
            ) : null}
          </Status>
          {live.isOn ? <OptionsForm config={work.config} onChange={editing.setConfig} /> : null}
          <BuildMap {...sides} />
          <div className={styles.columns}>
            <Actions
              name={
                sample?.name.replace(/^.*\//, '').replace('@', '-') ?? packageNames[answers.kind]
              }
              project={work.files}
              dist={dist}
              writeAddress={editing.write}
            >
              {editing.isTooLarge
                ? texts.tooLarge
                : isEdited
                  ? texts.edited
                  : sample
                    ? texts.sample
                    : interpolate(texts.recorded, {version: versions['@rslib/core']})}
            </Actions>
            <div>{children}</div>
          </div>
          <div className={styles.columns}>
            <FilePanels
              {...sides.project}
              title={texts.project}
              Editor={failure ? undefined : live.Editor}
              onEdit={editing.edit}
              startEditing={isReady && !live.isOn ? live.start : undefined}
            />
            <FilePanels {...sides.dist} title={texts.dist} />
          </div>
        </div>
      </div>
    </TextsProvider>
  );
}
