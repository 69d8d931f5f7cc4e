import {Fragment, type ReactElement, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import type {DefaultValue, OptionData} from '../../lib/optionData';
import styles from './styles.module.css';

type Fact = 'type' | 'default' | 'cli' | 'since' | 'changed' | 'status' | 'upstream';

/** Label of a fact about an option, in the list of facts and in table headers. */
export function OptionLabel({fact}: {readonly fact: Fact}): ReactNode {
  const labels: Record<Fact, string> = {
    type: translate({
      id: 'site.option.type',
      message: 'Type',
      description: 'Label of the type of an option',
    }),
    default: translate({
      id: 'site.option.default',
      message: 'Default',
      description: 'Label of the default value of an option',
    }),
    cli: translate({
      id: 'site.option.cli',
      message: 'CLI',
      description: 'Label of the command line flags that set an option',
    }),
    since: translate({
      id: 'site.option.since',
      message: 'Since',
      description: 'Label of the first version that has an option',
    }),
    changed: translate({
      id: 'site.option.changed',
      message: 'Changed',
      description: 'Label of the last version that changed the type or the default of an option',
    }),
    status: translate({
      id: 'site.option.status',
      message: 'Status',
      description: 'Label of the status of an option: deprecated or experimental',
    }),
    upstream: translate({
      id: 'site.option.upstream',
      message: 'Rsbuild docs',
      description: 'Label of a link to the documentation of Rsbuild, where the option is explained',
    }),
  };
  return labels[fact];
}

/** The colon after a label, with the spacing of the language. */
export function Colon(): ReactNode {
  return (
    <Translate id="site.option.colon" description="Between a label and its value">
      {': '}
    </Translate>
  );
}

/** Puts a separator between elements, which need keys. */
function Joined(props: {
  readonly items: readonly ReactElement[];
  readonly separator: string;
}): ReactNode {
  return props.items.map((item, index) => (
    <Fragment key={item.key}>
      {index > 0 && props.separator}
      {item}
    </Fragment>
  ));
}

/** One default value, with the formats or the target that it applies to. */
function Clause({one, isOnly}: {readonly one: DefaultValue; readonly isOnly: boolean}): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  const value = <code>{one.value}</code>;
  if (one.formats) {
    const list = new Intl.ListFormat(currentLocale, {type: 'conjunction'}).format(one.formats);
    // A space between Han characters and Latin letters.
    const formats = list.replaceAll(/\p{Script=Han}/gu, ' $& ');
    return (
      <Translate
        id="site.option.default.formats"
        description="A default of some formats: {value} is code, {formats} a list such as esm and cjs"
        values={{value, formats}}
      >
        {'{value} for {formats}'}
      </Translate>
    );
  }
  if (one.target) {
    return (
      <Translate
        id="site.option.default.target"
        description="A default for a target: {value} and {target} are code"
        values={{value, target: <code>{`'${one.target}'`}</code>}}
      >
        {'{value} for the target {target}'}
      </Translate>
    );
  }
  return isOnly ? (
    value
  ) : (
    <Translate
      id="site.option.default.otherwise"
      description="The default of all formats or targets that were not named before; {value} is code"
      values={{value}}
    >
      {'{value} otherwise'}
    </Translate>
  );
}

/** The default values of an option, by format or target. */
export function Defaults({values}: {readonly values: readonly DefaultValue[]}): ReactNode {
  const separator = translate({
    id: 'site.option.default.separator',
    message: ', ',
    description: 'Between the defaults of several formats',
  });
  const clauses = values.map((one) => (
    <Clause key={one.value} one={one} isOnly={values.length === 1} />
  ));
  return <Joined items={clauses} separator={separator} />;
}

/** `Defaults` in MDX. @param value `OptionData['default']` as JSON */
export function OptionDefault({value}: {readonly value: string}): ReactNode {
  return <Defaults values={JSON.parse(value) as DefaultValue[]} />;
}

function Flags({flags}: {readonly flags: readonly string[]}): ReactNode {
  const separator = translate({
    id: 'site.option.cli.separator',
    message: ', ',
    description: 'Between the command line flags of an option',
  });
  const items = flags.map((flag) => <code key={flag}>{flag}</code>);
  return <Joined items={items} separator={separator} />;
}

function Upstream({name, path}: {readonly name: string; readonly path: string}): ReactNode {
  const address = translate(
    {
      id: 'site.option.upstream.address',
      message: 'https://rsbuild.rs/config/{path}',
      description: 'Address of an option in the documentation of Rsbuild, in this language',
    },
    {path},
  );
  return (
    <Link to={address}>
      <code>{name}</code>
    </Link>
  );
}

function Status({status}: Required<Pick<OptionData, 'status'>>): ReactNode {
  return status === 'deprecated'
    ? translate({
        id: 'site.option.status.deprecated',
        message: 'deprecated',
        description: 'Status of an option that should no longer be used',
      })
    : translate({
        id: 'site.option.status.experimental',
        message: 'experimental',
        description: 'Status of an option that may still change',
      });
}

/** Generated by `src/plugins/markdown/options`. */
interface Props {
  readonly name: string;
  /** `OptionData` as JSON. */
  readonly data: string;
  /** A type of several lines, as highlighted HTML. */
  readonly typeHtml?: string;
  /** The default in words; replaces that of `data`. */
  readonly children?: ReactNode;
}

/** Facts about an option, from the tool itself: type, default, flags, first version. */
export default function Option({name, data, typeHtml, children}: Props): ReactNode {
  const option = JSON.parse(data) as OptionData;
  const facts: Record<Fact, ReactNode> = {
    type: typeHtml ? (
      <pre>
        <code className="language-ts" dangerouslySetInnerHTML={{__html: typeHtml}} />
      </pre>
    ) : (
      <code>{option.type}</code>
    ),
    default: children ?? (option.default && <Defaults values={option.default} />),
    cli: option.cli && <Flags flags={option.cli} />,
    since: option.since,
    changed: option.changed,
    status: option.status && <Status status={option.status} />,
    upstream: option.upstream && <Upstream name={name} path={option.upstream} />,
  };
  return (
    // Search finds what the facts say, but does not show it (`plugins/output/page`).
    <div data-option-facts>
      <ul className={styles.facts}>
        {(Object.keys(facts) as Fact[]).map((fact) =>
          facts[fact] ? (
            <li key={fact}>
              <span>
                <strong>
                  <OptionLabel fact={fact} />
                </strong>
                <Colon />
              </span>
              {/* Inline, so that the space before it stays in the HTML and in the Markdown copy. */}
              {fact === 'type' && typeHtml ? <div>{facts.type}</div> : <span>{facts[fact]}</span>}
            </li>
          ) : null,
        )}
      </ul>
    </div>
  );
}
