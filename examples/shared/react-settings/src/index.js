export function Price({ amount }) {
  const shown = amount.toFixed(2);
  return <b onClick={() => alert(shown)}>{shown}</b>;
}
