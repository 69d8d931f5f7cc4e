import { createRoot } from 'react-dom/client';
import './widget.css';

const Widget = ({ row }: { row: string }) => <p className="seat-widget">Row {row}</p>;

export function mount(element: Element, props: { row: string }): () => void {
  const root = createRoot(element);
  root.render(<Widget {...props} />);
  return () => root.unmount();
}
