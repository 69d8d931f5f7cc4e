const id = ()=>'made by dev-kit';
self.postMessage(id());
