self.postMessage('ready');
