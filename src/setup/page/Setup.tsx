'use client';

import {useState, type ReactNode} from 'react';
import {interpolate} from '@docusaurus/Interpolate';

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
import {compareFiles, formatSize, type ShownFile} from './code';
import {FileList, FilePanels} from './Files';
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
  readonly children?: ReactNode;
}

const buildCommand = 'npx rslib';

/** Five questions, and the project and its recorded build for the answers. */
export default function Setup({texts, children}: Props): ReactNode {
  const [isComparing, setComparing] = useState(false);
  const editing = useWork();
  const {answers, last, sample, work, isEdited, isReady, problem} = editing;
  const live = useLive(sample?.name ?? encodeAnswers(answers), work, isReady);

  // Samples have no record: what they become is known once they have been built.
  const original = sample
    ? {project: sample.work.files, dist: live.dist ?? []}
    : readFiles(answers);
  const written: readonly ShownFile[] = live.dist ?? original.dist;
  // Edits are compared with the sample, answers with the last ones.
  const before = isEdited || sample ? original : last && readFiles(last);
  const project = compareFiles(work.files, before?.project);
  const dist = compareFiles(written, before?.dist);
  const count = [...project, ...dist].filter(({change}) => change).length;
  const total = (key: 'size' | 'gzip'): string =>
    formatSize(written.reduce((sum, file) => sum + (file[key] ?? 0), 0));

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
            <p role="alert" className="theme-admonition theme-admonition-warning">
              {texts.problems[problem]}
            </p>
          ) : null}
          <Status
            live={live}
            sentences={[
              live.outcome?.problem && !sample && texts.recordedFiles,
              written.length > 0 &&
                interpolate(texts.built, {
                  count: written.length,
                  size: total('size'),
                  gzip: total('gzip'),
                }),
              count > 0 && interpolate(texts.changedFiles, {count}),
              (isEdited || sample !== undefined) && !live.dist && texts.notBuilt,
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
          <div className={styles.map} data-print="hidden">
            <FileList files={project} />
            <code>{buildCommand}</code>
            <FileList files={dist} />
          </div>
          <div className={styles.columns}>
            <Actions
              name={sample?.name.replace(/^.*\//, '') ?? packageNames[answers.kind]}
              project={work.files}
              dist={written}
              link={isReady ? new URL(editing.hash, window.location.href).href : ''}
            >
              {editing.isTooLarge
                ? texts.tooLarge
                : isEdited
                  ? texts.edited
                  : !sample && interpolate(texts.recorded, {version: versions['@rslib/core']})}
            </Actions>
            <div>{children}</div>
          </div>
          <div className={styles.columns}>
            <FilePanels
              title={texts.project}
              files={project}
              isComparing={isComparing}
              Editor={live.Editor}
              onEdit={editing.edit}
              startEditing={isReady && !live.isOn ? live.start : undefined}
            />
            <FilePanels title={texts.dist} files={dist} isComparing={isComparing} />
          </div>
        </div>
      </div>
    </TextsProvider>
  );
}
