import InlineSnapshotTesting
import Testing

@Test func anUnreadBadge() {
  assertInlineSnapshot(of: ["unread": 3], as: .json) {
    """
    {
      "unread" : 3
    }
    """
  }
}
