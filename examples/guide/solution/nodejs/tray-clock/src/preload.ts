import { contextBridge, ipcRenderer } from 'electron';
import { channel } from './channel';

contextBridge.exposeInMainWorld('clock', { time: () => ipcRenderer.invoke(channel) });
