const words = (text)=>text.split(/\s+/).filter(Boolean);
self.onmessage = ({ data })=>self.postMessage(words(data).length);
