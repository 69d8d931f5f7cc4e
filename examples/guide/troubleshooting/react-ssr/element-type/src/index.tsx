export default function Badge() {
  return <b>new</b>;
}

export const Label = () => <i>label</i>;
