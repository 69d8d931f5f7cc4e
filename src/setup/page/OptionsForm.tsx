import type {ReactNode} from 'react';
import {interpolate} from '@docusaurus/Interpolate';
import Link from '@docusaurus/Link';

import type {Json, LibraryConfig} from '../model/config';
import {useTexts} from './texts';
import styles from './styles.module.css';

interface Option {
  /** Its reference, below `/config/`. */
  readonly page: string;
  /** The values of a select. Without them, it is a text. */
  readonly values?: readonly Json[];
  /** The only format that has it. */
  readonly format?: string;
}

const flags = [true, false];
const years = Array.from({length: 11}, (_, index) => `es${2025 - index}`);
const output = 'rsbuild/output#output-';

/** Options by their path in a `lib` item. */
const options: Record<string, Option> = {
  format: {page: 'lib/format', values: ['esm', 'cjs', 'umd', 'iife']},
  umdName: {page: 'lib/umd-name', format: 'umd'},
  bundle: {page: 'lib/bundle', values: flags},
  dts: {page: 'lib/dts', values: [true, {isolated: true}, false]},
  syntax: {page: 'lib/syntax', values: ['esnext', ...years, 'es5']},
  'output.target': {page: `${output}target`, values: ['node', 'web']},
  'output.minify': {page: `${output}minify`, values: flags},
  'output.sourceMap': {page: `${output}source-map`, values: flags},
  'output.autoExternal': {page: `${output}auto-external`, values: flags},
  'banner.js': {page: 'lib/banner'},
  'output.distPath': {page: `${output}dist-path`},
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

interface ControlProps extends Pick<Option, 'values'> {
  readonly label: string;
  readonly value: Json | undefined;
  readonly onChange: (value: Json | undefined) => void;
}

function Control({label, values, value, onChange}: ControlProps): ReactNode {
  const texts = useTexts();
  if (!values) {
    // An object, such as the folders of kinds of files, is only shown.
    const isObject = typeof value === 'object';
    return (
      <input
        className={styles.button}
        aria-label={label}
        value={isObject ? toKey(value) : `${value ?? ''}`}
        readOnly={isObject}
        spellCheck={false}
        onChange={({target}) => onChange(target.value || undefined)}
      />
    );
  }
  // The configuration can have another value, such as a list of browsers, or none.
  const keys = new Set(['', ...values.map(toKey), toKey(value)]);
  return (
    <select
      className={styles.button}
      aria-label={label}
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
  return (
    <details className={styles.options} open data-print="hidden">
      <summary>{texts.options}</summary>
      <form aria-label={texts.options} onSubmit={(event) => event.preventDefault()}>
        {config.lib.map((item, index) => (
          <fieldset key={index}>
            <legend>{interpolate(texts.output, {number: `${index + 1}`})}</legend>
            {Object.entries(options).map(([path, {page, values, format}]) =>
              format && format !== item.format ? null : (
                <div key={path}>
                  <Link to={`/config/${page}`}>{path}</Link>
                  <Control
                    label={path}
                    values={values}
                    value={readOption(item, path) ?? readOption(config, path)}
                    onChange={(value) => {
                      const next = writeOption(item, path.split('.'), value);
                      onChange({...config, lib: config.lib.with(index, next)});
                    }}
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
