console.log(195);
