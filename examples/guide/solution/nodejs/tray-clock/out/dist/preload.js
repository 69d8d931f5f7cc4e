…
const external_electron_namespaceObject = require("electron");
const channel = 'tray-clock:time';
external_electron_namespaceObject.contextBridge.exposeInMainWorld('clock', {
    time: ()=>external_electron_namespaceObject.ipcRenderer.invoke(channel)
});
…
