import {useId, useState, type ReactNode} from 'react';
import {interpolate} from '@docusaurus/Interpolate';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';

import type {Json, LibraryConfig} from '../model/config';
import {useTexts} from './useTexts';
import styles from './OptionsForm.module.css';

interface Option {
  /** Its reference, below `/config/`. */
  readonly page: string;
  /** A checkbox, a text, a text with commas, or the choices of a select. */
  readonly control: 'switch' | 'text' | 'list' | readonly Json[];
  /** What the tool does without the option. */
  readonly fallback?: Json;
  /** The only formats that have it. */
  readonly formats?: readonly string[];
}

const years = Array.from({length: 11}, (_, index) => `es${2025 - index}`);
const output = 'rsbuild/output#output-';

/** Options by their path in a `lib` item. */
const options: Record<string, Option> = {
  format: {page: 'lib/format', control: ['esm', 'cjs', 'umd', 'iife'], fallback: 'esm'},
  umdName: {page: 'lib/umd-name', control: 'text', formats: ['umd']},
  bundle: {page: 'lib/bundle', control: 'switch', fallback: true},
  dts: {page: 'lib/dts', control: [false, true, {isolated: true}], fallback: false},
  syntax: {page: 'lib/syntax', control: ['esnext', ...years, 'es5']},
  'output.target': {page: `${output}target`, control: ['node', 'web'], fallback: 'node'},
  'output.minify': {page: `${output}minify`, control: 'switch'},
  'output.sourceMap': {page: `${output}source-map`, control: 'switch'},
  'output.autoExternal': {
    page: `${output}auto-external`,
    control: 'switch',
    fallback: true,
    formats: ['esm', 'cjs'],
  },
  'output.externals': {page: `${output}externals`, control: 'list'},
  'banner.js': {page: 'lib/banner', control: 'text'},
  'output.distPath': {page: `${output}dist-path`, control: 'text'},
};

type JsonObject = Readonly<Record<string, unknown>>;

const toKey = (value: unknown): string => JSON.stringify(value) ?? '';

const readOption = (owner: unknown, path: string): Json | undefined =>
  path.split('.').reduce((value, key) => (value as JsonObject | undefined)?.[key], owner) as Json;

/** @returns a copy with the value at the path. For undefined, removes the option and objects that become empty. */
function writeOption(owner: unknown, [key = '', ...rest]: string[], value: unknown): JsonObject {
  const object = owner as JsonObject;
  const next = rest.length > 0 ? writeOption(object?.[key], rest, value) : value;
  return {...object, [key]: toKey(next) === '{}' ? undefined : next};
}

interface ControlProps extends Pick<Option, 'control' | 'fallback'> {
  readonly id: string;
  readonly value: Json | undefined;
  readonly change: (value: Json | undefined) => void;
}

function Control({id, control, fallback, value = fallback, change}: ControlProps): ReactNode {
  const texts = useTexts().options;
  const [draft, setDraft] = useState('');
  if (control === 'switch') {
    return (
      <input
        id={id}
        type="checkbox"
        checked={Boolean(value)}
        onChange={({target}) => change(target.checked)}
      />
    );
  }
  if (typeof control === 'object') {
    // The configuration can have another value, such as a list of browsers, or none.
    const keys = new Set([toKey(fallback), ...control.map(toKey), toKey(value)]);
    return (
      <select
        id={id}
        value={toKey(value)}
        onChange={({target}) =>
          change(target.value ? (JSON.parse(target.value) as Json) : undefined)
        }
      >
        {[...keys].map((key) => (
          <option key={key} value={key}>
            {key.replaceAll(/["{}[\]]/g, '') || texts.unset}
          </option>
        ))}
      </select>
    );
  }
  const words = [value ?? []].flat();
  const isText = words.every((word) => typeof word === 'string');
  const parse = (text: string): Json | undefined => {
    const names = control === 'text' ? [text] : text.split(',').map((name) => name.trim());
    const given = names.filter(Boolean);
    return control === 'text' || given.length === 0 ? given[0] : given;
  };
  return (
    <input
      id={id}
      // What has been typed stays, for example a comma at the end.
      value={
        toKey(parse(draft)) === toKey(value) ? draft : isText ? words.join(', ') : toKey(value)
      }
      // An object, such as names of global variables, is only shown.
      readOnly={!isText}
      spellCheck={false}
      onChange={({target}) => {
        setDraft(target.value);
        change(parse(target.value));
      }}
    />
  );
}

interface Props {
  readonly config: LibraryConfig;
  readonly onChange: (config: LibraryConfig) => void;
}

/** Options of the configuration as a form: a group for each output, and names that lead to the reference. */
export default function OptionsForm({config, onChange}: Props): ReactNode {
  const {options: texts} = useTexts();
  const {withBaseUrl} = useBaseUrlUtils();
  const formId = useId();

  const write = (index: number, path: string, value: Json | undefined): void => {
    const {fallback = false} = options[path] ?? {};
    // Leave out a default, unless it overrides what all outputs have.
    const isDefault = toKey(value) === toKey(fallback) && readOption(config, path) === undefined;
    const item = writeOption(config.lib[index], path.split('.'), isDefault ? undefined : value);
    onChange({...config, lib: config.lib.with(index, item)});
  };

  return (
    <details className={styles.options} open data-print="hidden">
      <summary>{texts.title}</summary>
      <form
        autoComplete="off"
        aria-label={texts.title}
        onSubmit={(event) => event.preventDefault()}
      >
        {config.lib.map((item, index) => (
          <fieldset key={index}>
            <legend>{interpolate(texts.output, {number: `${index + 1}`})}</legend>
            {Object.entries(options).map(([path, {page, formats, control, fallback}]) =>
              formats?.includes(item.format ?? 'esm') === false ? null : (
                <div key={path}>
                  <label htmlFor={`${formId}${index}${path}`}>
                    <a href={withBaseUrl(`/config/${page}`)}>{path}</a>
                  </label>
                  <Control
                    id={`${formId}${index}${path}`}
                    control={control}
                    fallback={fallback}
                    value={readOption(item, path) ?? readOption(config, path)}
                    change={(value) => write(index, path, value)}
                  />
                </div>
              ),
            )}
          </fieldset>
        ))}
      </form>
    </details>
  );
}
