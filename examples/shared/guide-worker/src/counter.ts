const one: number = 1;
self.postMessage(one);
