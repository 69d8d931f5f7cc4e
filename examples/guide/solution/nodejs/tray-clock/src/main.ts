import path from 'node:path';
import { BrowserWindow, app, ipcMain } from 'electron';
import { channel } from './channel';

app.whenReady().then(() => {
  ipcMain.handle(channel, () => new Date().toLocaleTimeString());
  const preload = path.join(__dirname, 'preload.js');
  return new BrowserWindow({ webPreferences: { preload } }).loadFile('index.html');
});
