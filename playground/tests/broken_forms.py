"""Forms whose parts have headers that no reader understands."""

BROKEN_PARTS = {
    "an empty name": b": form-data",
    "a NUL in a name": b"Content-Disposition\x00: form-data; name=x",
    "a NUL in a value": b'Content-Disposition: form-data; name="a\x00b"',
    "a long line": b"Content-Disposition: form-data; name=" + b"x" * 20_000,
    "many lines": b"\r\n".join([b"Content-Type: text/plain"] * 2_000),
    "no colon": b"Content-Disposition form-data",
    "no ASCII": b"\xff\xfe: form-data",
    "a fold before anything": b" folded",
    "no such transfer": b"Content-Transfer-Encoding: base65",
    "parts without a boundary": b"Content-Type: multipart/mixed",
    "parts that are none": b"Content-Type: multipart/mixed; boundary=y",
}
"""Headers of a part, by what is wrong with them or with what follows."""


def form_with(headers: bytes) -> bytes:
    """Return a form of one part with these headers; its boundary is x."""
    return b"--x\r\n" + headers + b"\r\n\r\n{}\r\n--x--\r\n"
