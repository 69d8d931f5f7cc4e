console.log(140);
