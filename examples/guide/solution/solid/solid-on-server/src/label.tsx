// @ts-nocheck
export function Given(props) {
  return <b>{props.given}</b>;
}

export function Taken({ taken }) {
  return <i>{taken}</i>;
}
