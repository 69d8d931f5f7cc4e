import {useId, type ReactNode} from 'react';
import {interpolate} from '@docusaurus/Interpolate';
import Link from '@docusaurus/Link';

import type {Json, LibraryConfig} from '../model/config';
import {useTexts} from './texts';
import styles from './styles.module.css';

interface Option {
  /** Its reference, below `/config/`. */
  readonly page: string;
  /** A checkbox, a text, or the choices of a select. */
  readonly control: 'switch' | 'text' | readonly Json[];
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
  readonly onChange: (value: Json | undefined) => void;
}

function Control({id, control, fallback, value = fallback, onChange}: ControlProps): ReactNode {
  const texts = useTexts();
  if (control === 'switch') {
    return (
      <input
        id={id}
        type="checkbox"
        checked={Boolean(value)}
        onChange={({target}) => onChange(target.checked)}
      />
    );
  }
  if (control === 'text') {
    // An object, such as the folders of kinds of files, is only shown.
    const isText = typeof value === 'string' || value === undefined;
    return (
      <input
        id={id}
        value={isText ? (value ?? '') : toKey(value)}
        readOnly={!isText}
        spellCheck={false}
        onChange={({target}) => onChange(target.value || undefined)}
      />
    );
  }
  // The configuration can have another value, such as a list of browsers, or none.
  const keys = new Set([toKey(fallback), ...control.map(toKey), toKey(value)]);
  return (
    <select
      id={id}
      value={toKey(value)}
      onChange={({target}) =>
        onChange(target.value ? (JSON.parse(target.value) as Json) : undefined)
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

interface Props {
  readonly config: LibraryConfig;
  readonly onChange: (config: LibraryConfig) => void;
}

/** Options of the configuration as a form: a group for each output, and names that lead to the reference. */
export default function OptionsForm({config, onChange}: Props): ReactNode {
  const texts = useTexts();
  const formId = useId();

  const write = (index: number, path: string, value: Json | undefined): void => {
    // Leave out a default, unless it overrides what all outputs have.
    const isDefault =
      value === (options[path]?.fallback ?? false) && readOption(config, path) === undefined;
    const item = writeOption(config.lib[index], path.split('.'), isDefault ? undefined : value);
    onChange({...config, lib: config.lib.with(index, item)});
  };

  return (
    <details className={styles.options} open data-print="hidden">
      <summary>{texts.options}</summary>
      <form
        autoComplete="off"
        aria-label={texts.options}
        onSubmit={(event) => event.preventDefault()}
      >
        {config.lib.map((item, index) => (
          <fieldset key={index}>
            <legend>{interpolate(texts.output, {number: `${index + 1}`})}</legend>
            {Object.entries(options).map(([path, {page, formats, ...control}]) => {
              const id = `${formId}${index}${path}`;
              return formats?.includes(item.format ?? 'esm') === false ? null : (
                <div key={path}>
                  <label htmlFor={id}>
                    <Link to={`/config/${page}`}>{path}</Link>
                  </label>
                  <Control
                    id={id}
                    {...control}
                    value={readOption(item, path) ?? readOption(config, path)}
                    onChange={(value) => write(index, path, value)}
                  />
                </div>
              );
            })}
          </fieldset>
        ))}
      </form>
    </details>
  );
}
