"""Checks of an application's profile: its description, its tags, and how it is installed."""

from ..records import Json
from ..snowflakes import parse_snowflake
from .forms import Form, Path

MOST_TAGS = 5

SCOPES = {"0": ("applications.commands", "bot"), "1": ("applications.commands",)}
"""What installing it may ask for: in servers, and for people."""


def read_profile(form: Form, body: Json) -> Json:
    """Return the fields of a profile that are to be changed, as they will be."""
    changed: Json = {}
    if "description" in body:
        changed["description"] = form.string(body, "description", (), 0, 400) or ""
    if "tags" in body:
        tags = form.items(body, "tags", (), 0, MOST_TAGS) or []
        for at, tag in enumerate(tags):
            form.string({"tag": tag}, "tag", ("tags", at), 1, 20, required=True)
        changed["tags"] = tags
    key = "integration_types_config"
    if key in body and (config := form.mapping(body[key], (key,))) is not None:
        for kind, value in config.items():
            _check_installation(form, kind, value, (key, str(kind)))
        changed[key] = config
    return changed


def _check_installation(form: Form, kind: str, value: object, path: Path) -> None:
    if kind not in SCOPES:
        form.add_error(path, "BASE_TYPE_CHOICES", "Value must be one of {0, 1}.")
        return
    if value is None or (found := form.mapping(value, path)) is None:
        return
    if found.get("oauth2_install_params") is None:
        return
    path = (*path, "oauth2_install_params")
    params = form.mapping(found["oauth2_install_params"], path)
    if params is None:
        return
    for at, scope in enumerate(form.items(params, "scopes", path, 1, required=True) or []):
        if scope not in SCOPES[kind]:
            listed = ", ".join(SCOPES[kind])
            message = f"Value must be one of {{{listed}}}."
            form.add_error((*path, "scopes", at), "BASE_TYPE_CHOICES", message)
    permissions = form.string(params, "permissions", path, required=True)
    if permissions is not None and parse_snowflake(permissions) is None:
        message = f'Value "{permissions}" is not a set of permissions.'
        form.add_error((*path, "permissions"), "NUMBER_TYPE_COERCE", message)
