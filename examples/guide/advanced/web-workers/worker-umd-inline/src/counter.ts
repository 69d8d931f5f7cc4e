self.postMessage(1);
