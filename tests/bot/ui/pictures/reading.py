"""Read pictures: their frames, and how well two colours can be told apart."""

from io import BytesIO

from PIL import Image

Colour = tuple[int, int, int]


def frames_of(content: bytes) -> list[Image.Image]:
    """Return every frame of a picture, as one sees it."""
    with Image.open(BytesIO(content)) as image:
        frames = []
        for number in range(getattr(image, "n_frames", 1)):
            image.seek(number)
            frames.append(image.convert("RGBA"))
        return frames


def colour_at(frame: Image.Image, x: float, y: float) -> Colour:
    """Return the colour of a pixel."""
    pixel = frame.getpixel((int(x), int(y)))
    assert isinstance(pixel, tuple)
    red, green, blue, _ = pixel
    return red, green, blue


def is_near(colour: Colour, wanted: str) -> bool:
    """Return whether a colour is `wanted`, "#rrggbb", but for what few colours cost."""
    return all(abs(one - other) <= 8 for one, other in zip(colour, rgb(wanted), strict=True))


def rgb(colour: str) -> Colour:
    """Return the parts of a colour "#rrggbb"."""
    red, green, blue = bytes.fromhex(colour.removeprefix("#"))
    return red, green, blue


def contrast(one: str | Colour, other: str | Colour) -> float:
    """Return the contrast ratio of two colours (WCAG 2.2): 1 to 21."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def luminance(colour: str | Colour) -> float:
    """Return WCAG's relative luminance of a colour: 0 to 1."""
    parts = [part / 255 for part in (rgb(colour) if isinstance(colour, str) else colour)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
