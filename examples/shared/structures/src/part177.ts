console.log(177);
