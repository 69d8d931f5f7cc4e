console.log(109);
