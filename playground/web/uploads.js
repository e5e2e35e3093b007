// Files on their way to the server.

/** Upload a file and return the id by which options and forms name it. */
export async function upload(file) {
  const address = new URL("/page/files", location.href);
  address.searchParams.set("filename", file.name);
  const headers = { "Content-Type": file.type || "application/octet-stream" };
  const answer = await fetch(address, { method: "POST", body: file, headers });
  if (!answer.ok)
    throw new Error(
      answer.status === 413 ? `${file.name} is too large.` : `${file.name} could not be uploaded.`,
    );
  return (await answer.json()).id;
}
