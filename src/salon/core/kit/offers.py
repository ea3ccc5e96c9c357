"""How a game is offered: buttons that start it, commands, and the plain board."""

from msgspec import Struct

from salon.core.options import OptionValue


class QuickStart(Struct, frozen=True):
    """A button on the home page that starts a game for one. Its label is the message `<game>-start-<name>`."""

    name: str
    options: dict[str, OptionValue]
    today: str | None = None
    """The name of an extra that is set to the visitor's date."""


class Command(Struct, frozen=True):
    """A command of the command line: the module with its `configure` and `run`, and a summary for the help."""

    module: str
    summary: str


class PlainBoard(Struct, frozen=True):
    """Tells the plain board where to find things in a view. It shows any game that has no page of its own.

    A field that is not named here is shown in words. Its label is the message `<game>-view-<field>`, and a value of it
    `<game>-view-<field>-<value>`; an action is `<game>-action-<Type>` and an event `<game>-event-<Type>`, with their
    fields as variables. Where there is no message, the name of the field or type is shown.
    """

    grid: str | None = None
    """A field with rows of cells, or with all cells in reading order (see `columns`); null is an empty cell. A cell is
    drawn as the message `<game>-cell-<value>`, and read out as `<game>-cell-<value>-name`."""
    columns: int | None = None
    """The number of cells in a row, if the field is one flat list."""
    place: str | None = None
    """The field of actions and events that is the number of a cell in reading order, from 0. Cells that a legal action
    names can be pressed. Messages also get it as `$row` and `$column`, from 1."""
    marked: str | None = None
    """A field with the numbers of cells that stand out, such as the last move or a winning row."""
    seats: tuple[str, ...] = ("seat",)
    """Fields of views, actions and events that hold seats. They are shown as names; cells get the seat's colour."""
    by_seat: tuple[str, ...] = ()
    """Fields with one value for each seat, such as points. They are shown beside the players' names."""
    lists: tuple[str, ...] = ()
    """Fields that are lists, such as a hand of cards."""
    hidden: tuple[str, ...] = ()
    """Fields that are not shown."""
