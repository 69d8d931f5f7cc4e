import { clsx } from 'clsx';
import { window } from 'vscode';

export function activate(): void {
  window.showInformationMessage(clsx('Hello', 'editor'));
}
