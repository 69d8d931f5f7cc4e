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
import vue from '../records/vue.json';
import Actions from './Actions';
import OptionsForm from './OptionsForm';
import SampleNote from './SampleNote';
import {BuildMap, FilePanels} from './Files';
import Questions from './Questions';
import Status from './Status';
import {compareFiles} from './compare';
import {useLive} from './useLive';
import {useWork} from './useWork';
import {formatSize, TextsProvider} from './useTexts';
import type {Texts} from './texts';
import styles from './styles.module.css';

// TypeScript reads the pairs in the files as lists.
const records = {cli, react, utility, vue} as unknown as Record<Answers['kind'], Records>;

function makeResult(answers: Answers) {
  const {files} = readRecord(records[answers.kind], answers);
  return {project: createProject(answers), dist: files};
}

interface Props {
  readonly texts: Texts;
  /** What to do with the project: static, so that its tabs are those of the documentation. */
  readonly children: ReactNode;
}

/** Five questions, and the project and its recorded build for the answers. */
export default function Setup({texts, children}: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const [isComparing, setComparing] = useState(false);
  const editing = useWork();
  const {answers, last, original, sample, work, isEdited} = editing;
  const live = useLive(sample?.name ?? encodeAnswers(answers), work, editing.write);

  const project = work.files;
  // Samples have no record: what they become is known once they have been built.
  const recorded = sample ? {project: original.files, dist: live.dist ?? []} : makeResult(answers);
  const {dist = recorded.dist} = live;
  // Edits are compared with the sample.
  const before = isEdited || sample ? recorded : last && makeResult(last);
  const changes = {
    project: compareFiles(before?.project ?? project, project),
    dist: compareFiles(before?.dist ?? dist, dist),
  };
  const count = changes.project.size + changes.dist.size;

  const sum = (key: 'size' | 'gzip'): string =>
    formatSize(dist.reduce((total, file) => total + file[key], 0));
  return (
    <TextsProvider value={texts}>
      <div className={styles.setup}>
        {sample ? (
          <SampleNote name={sample.name} />
        ) : (
          <Questions answers={answers} isReady={isBrowser} choose={editing.choose} />
        )}
        <div className={styles.result}>
          {editing.problem ? (
            <p role="alert" className={styles.alert}>
              {{...texts.badLinks, ...texts.sample.problems}[editing.problem]}
            </p>
          ) : null}
          <Status
            live={live}
            sentences={[
              live.problem && !sample ? texts.live.recordedFiles : '',
              editing.isLoading ? texts.sample.loading : '',
              sample && !live.dist
                ? live.isOn || live.progress !== undefined
                  ? ''
                  : texts.sample.unbuilt
                : interpolate(texts.built, {
                    count: dist.length,
                    size: sum('size'),
                    gzip: sum('gzip'),
                  }),
              count > 0 ? interpolate(texts.changedFiles, {count}) : '',
              isEdited && !sample && !live.dist ? texts.live.notBuilt : '',
              ...editing.replacements.map(({reason}) => texts.reasons[reason]),
            ]}
            hasOtherEdits={editing.hasOtherEdits}
            isReady={isBrowser}
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
                {texts.live.reset}
              </button>
            ) : null}
          </Status>
          {live.isOn ? <OptionsForm config={work.config} onChange={editing.setConfig} /> : null}
          <BuildMap project={project} dist={dist} changes={changes} />
          <div className={styles.take}>
            <Actions
              name={
                sample?.name.replace(/^.*\//, '').replace('@', '-') ?? packageNames[answers.kind]
              }
              note={sample ? texts.sample.title : undefined}
              project={project}
              dist={dist}
              isEdited={isEdited}
              isTooLarge={editing.isTooLarge}
              writeAddress={editing.write}
            />
            <div>{children}</div>
          </div>
          <div className={styles.columns}>
            <FilePanels
              title={texts.project}
              files={project}
              changes={changes.project}
              before={isComparing ? before?.project : undefined}
              editing={
                live.Editor && live.problem !== 'vue'
                  ? {Editor: live.Editor, onEdit: editing.edit}
                  : undefined
              }
            />
            <FilePanels
              title={texts.dist}
              files={dist}
              changes={changes.dist}
              before={isComparing ? before?.dist : undefined}
            />
          </div>
        </div>
      </div>
    </TextsProvider>
  );
}
