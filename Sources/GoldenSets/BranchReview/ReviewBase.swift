/// The commit with which a branch is compared.
package struct ReviewBase: Equatable {
  package let commit: String
  /// A description such as "main at 1a2b3c4d".
  package let words: String

  /// Resolves the commit.
  ///
  /// - Parameter name: a commit, or a branch; for a branch, the commit at which the current branch
  ///   left it. Nil for the main branch.
  package init(_ name: String?, in git: Git) throws(Failure) {
    guard try git.line(["rev-parse", "--show-toplevel"]) != nil else {
      throw Failure(ReviewProblem.noRepository(git.folder))
    }
    let name = if let name { name } else { try Self.main(in: git) }
    let verified = try git.line([
      "rev-parse", "--verify", "--quiet", "--end-of-options", "\(name)^{commit}",
    ])
    guard let tip = verified else { throw Failure(ReviewProblem.noCommit(name)) }
    // A shallow clone may lack the merge base.
    commit = try git.line(["merge-base", "HEAD", tip]) ?? tip
    words = "\(name) at \(commit.prefix(8))"
  }

  private static func main(in git: Git) throws(Failure) -> String {
    let remote = try git.line(["symbolic-ref", "--quiet", "--short", "refs/remotes/origin/HEAD"])
    for name in [remote, "origin/main", "origin/master", "main", "master"].compactMap({ $0 })
    where try git.line(["rev-parse", "--verify", "--quiet", "\(name)^{commit}"]) != nil {
      return name
    }
    throw Failure(ReviewProblem.noMain)
  }
}
