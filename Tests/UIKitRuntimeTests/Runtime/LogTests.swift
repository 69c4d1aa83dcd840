import Foundation
import Testing
import UIKit

@testable import UIKitRuntime

/// Tests the output of `os_log`.
@Suite struct LogTests {
  private final class Heard: @unchecked Sendable {
    var lines: [String] = []
  }

  private func lines(_ body: () -> Void) -> [String] {
    let heard = Heard()
    ProgrammerWarning.captured(by: { heard.lines.append($0) }) { body() }
    return heard.lines
  }

  @Test func aLineReportsWhoseWordsItHas() {
    let log = OSLog(subsystem: "com.example", category: "net")
    #expect(lines { os_log("ready") } == ["default: ready"])
    #expect(
      lines { os_log("%{public}@ took %.2f s, 100 %%", log: log, type: .error, "load", 1.5) }
        == ["error: [com.example:net] load took 1.50 s, 100 %"])
    #expect(
      lines { os_log(.debug, log: log, "%d of %03d", 3, 12) }
        == ["debug: [com.example:net] 3 of 012"])
    #expect(lines { os_log("dropped", log: .disabled) }.isEmpty)
  }

  @Test func whatIsPrivateIsNotWritten() {
    #expect(LogFormat("user %{private}@, %x").filled(with: ["Ada", 255]) == "user <private>, ff")
    #expect(LogFormat("%@ and %@").filled(with: [1]) == "1 and (null)")
  }
}
